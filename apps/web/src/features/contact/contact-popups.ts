import { showPopup } from '../../components/popup/popup.tsx';
import { serverMessage } from '../../lib/error-text.ts';

/** Duration of the thank-you message. */
const SUCCESS_MS = 4000;

export const showContactSent = () =>
  showPopup({
    title: 'Messaggio Inviato!',
    text: 'Il tuo messaggio è stato inviato con successo. Ti risponderemo al più presto.',
    tone: 'success',
    button: 'Perfetto!',
    autoCloseMs: SUCCESS_MS,
  });

export const showContactFailed = (error: unknown) =>
  showPopup({
    title: "Errore nell'invio",
    text: serverMessage(error) || 'Si è verificato un errore. Per favore riprova più tardi.',
    tone: 'error',
    button: 'Riprova',
  });
