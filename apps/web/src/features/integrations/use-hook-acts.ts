import { HOOK_SECRET_OVERLAP_HOURS, type Webhook } from '@truciolo/contract';
import { notifyDone, notifyFailed } from '../../components/notify.tsx';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { useAct } from '../../components/use-act.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { hooksQuery, removeHook, renewSecret, tryHook } from './api/integrations-calls.ts';
import { showSecret } from './components/show-secret.tsx';

/** Actions on a webhook, each with its confirmation and message. */
export function useHookActs() {
  const { act, isBusy } = useAct(hooksQuery.queryKey);

  const attempt = async ({ guid }: Webhook) => {
    try {
      const { state, status, error } = await tryHook(guid);
      if (state === 'sent') notifyDone(`Prova consegnata: ha risposto ${status}.`);
      else notifyFailed(`Prova non consegnata. ${error}`);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };

  const renew = async ({ guid, url }: Webhook) => {
    const confirmed = await askConfirmation({
      title: 'Cambiare il segreto della firma?',
      text: `Per ${HOOK_SECRET_OVERLAP_HOURS} ore le richieste a ${url} avranno due firme, con il segreto nuovo e con quello di prima: intanto aggiorna chi le riceve.`,
      confirm: 'Cambia il segreto',
      destructive: true,
    });
    if (!confirmed) return;
    let secret = '';
    const done = await act(async () => {
      secret = (await renewSecret(guid)).secret;
    }, 'Segreto cambiato.');
    if (done) void showSecret({ title: 'Ecco il nuovo segreto', label: 'Segreto del webhook', secret });
  };

  const remove = async ({ guid, url }: Webhook) => {
    const confirmed = await askConfirmation({
      title: 'Togliere il webhook?',
      text: `${url} non riceverà più nulla e il suo registro si cancella.`,
      confirm: 'Togli il webhook',
      destructive: true,
    });
    if (confirmed) await act(() => removeHook(guid), 'Webhook tolto.');
  };

  return { attempt, renew, remove, isBusy };
}
