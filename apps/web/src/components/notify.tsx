import { type NotificationData, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconUsers } from '@tabler/icons-react';

const closing: Partial<NotificationData> = { closeButtonProps: { 'aria-label': 'Chiudi l’avviso' } };

/** One action shows one message: the next of its kind replaces the previous one. */
function showInPlace(id: string, notice: NotificationData): void {
  notifications.update({ ...notice, id });
  notifications.show({ ...notice, id });
}

/** A short message after a success. */
export const notifyDone = (message: string): void => {
  showInPlace('done', {
    ...closing,
    message,
    icon: <IconCheck size={16} />,
    color: 'green.8',
    autoClose: 4000,
  });
};

/** A message after a failure; it stays long enough to be read. */
export const notifyFailed = (message: string): void => {
  notifications.hide('done');
  showInPlace('failed', {
    ...closing,
    message,
    icon: <IconAlertTriangle size={16} />,
    color: 'red.8',
    autoClose: 8000,
  });
};

/** News about an action of another user; the next news with the same id replaces it. */
export const notifyNews = (id: string, message: string): void => {
  showInPlace(id, {
    ...closing,
    message,
    icon: <IconUsers size={16} />,
    color: 'blue.8',
    autoClose: 8000,
  });
};
