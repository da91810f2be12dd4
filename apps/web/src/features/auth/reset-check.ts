import { isNewPassword, RESET_PASSWORD_MESSAGE } from '@truciolo/contract';

interface ResetInput {
  readonly token: string | null;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

interface Complaint {
  readonly title: string;
  readonly text: string;
}

/** The first error of a reset, in the order of the checks; null when it can be sent. */
export function checkReset({ token, email, password, confirm }: ResetInput): Complaint | null {
  if (!token) {
    return { title: 'Link non valido', text: 'Apri il link dall’email, oppure chiedine uno nuovo.' };
  }
  if (email.trim() === '') return { title: 'Email richiesta', text: 'Scrivi l’indirizzo con cui accedi.' };
  if (password !== confirm) {
    return { title: 'Password non corrispondenti', text: 'Le due password devono essere uguali.' };
  }
  if (!isNewPassword(password)) {
    return {
      title: RESET_PASSWORD_MESSAGE,
      text: 'Servono almeno 8 caratteri, un numero e un carattere speciale.',
    };
  }
  return null;
}
