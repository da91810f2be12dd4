import { writeShortDateTime } from '@truciolo/italian';
import { LONGEST_STRETCH_HOURS, type Remark } from '@truciolo/jobs';
import type { Actor } from '../../../platform/context.ts';
import type { LockedJob } from '../repository.ts';

interface Circumstances {
  readonly phase: string;
  readonly kind: string;
  /** Author of the earlier action that made this event ineffective. */
  readonly last: { readonly person: string; readonly at: Date } | null;
}

/** Explains to the person at the machine why an event had no effect. */
export function remarkSentence(remark: Remark, { phase, kind, last }: Circumstances): string {
  const by = last ? ` da ${last.person} il ${writeShortDateTime(last.at)}` : '';
  switch (remark) {
    case 'already-running':
      return `La fase ${phase} era già in lavoro${by}: il tuo avvio è annotato, il tempo si conta una volta sola.`;
    case 'not-running':
      return kind === 'stop' && last
        ? `La fase ${phase} era già stata chiusa${by}: i tuoi pezzi non sono stati contati due volte. Se mancano, aggiungili con una correzione.`
        : `La fase ${phase} non era avviata: nessun tempo contato. Scrivi quanto hai lavorato.`;
    case 'forgotten-stop':
      return `La fase ${phase} era aperta da più di ${LONGEST_STRETCH_HOURS} ore: quel tempo non è stato contato. Scrivi quando hai finito davvero.`;
    case 'unknown-start':
      return 'Questa durata non si riferisce a nessun avvio: non è stata contata.';
    case 'below-zero':
      return 'I pezzi non possono scendere sotto zero: il conto si è fermato a zero.';
  }
}

/** Work on a job that the office has stopped is still recorded. */
export function closedJobSentence({ state, stateReason, number }: LockedJob): string {
  const because = stateReason ? ` (${stateReason})` : '';
  const why =
    state === 'suspended'
      ? `sospesa${because}`
      : state === 'cancelled'
        ? `annullata${because}`
        : 'già consegnata';
  return `La commessa ${number} è ${why}: il lavoro è stato registrato, avvisa l’ufficio.`;
}

interface CountedPhase {
  readonly place: number;
  readonly name: string;
  readonly good: number;
}

export const tooManySentence = (phase: CountedPhase, before: CountedPhase): string =>
  `La fase ${phase.place} ${phase.name} ha ${phase.good} pezzi buoni, la fase prima (${before.place} ${before.name}) ne ha dati ${before.good}: controlla il conto.`;

/** A person attends one machine at a time. */
export const leftMachineSentence = ({
  name,
  machineName,
  jobNumber,
}: {
  readonly name: string;
  readonly machineName: string;
  readonly jobNumber: string;
}): string =>
  `Lavoravi a ${name} su ${machineName} (commessa ${jobNumber}): quella fase ora è in pausa, una persona segue una macchina per volta.`;

export function clockSentence(offsetSeconds: number): string {
  const minutes = Math.round(Math.abs(offsetSeconds) / 60);
  const side = offsetSeconds > 0 ? 'indietro' : 'avanti';
  return `L’orologio di questo dispositivo è ${side} di ${minutes} min: l’ora è stata corretta.`;
}

/** With an invalid pass the work is recorded without a name. */
export const unknownPersonSentence = ({
  firstName,
  lastName,
}: Pick<Actor, 'firstName' | 'lastName'>): string =>
  `PIN o badge non più valido: l’evento è registrato a nome di ${firstName} ${lastName}. Identificati di nuovo.`;
