import type { Notice, NoticeKind } from '@truciolo/contract';
import { JOBS_PATH } from '../../entities/jobs/job-paths.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import { pages } from '../../lib/pages.ts';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

type Words = (notice: Notice) => string;
const someone = ({ who }: Notice, otherwise: string) => who || otherwise;

const sentences: Readonly<Record<NoticeKind, Words>> = {
  'offer-opened': (notice) => `${someone(notice, 'Il cliente')} ha aperto ${notice.about.number}`,
  'offer-accepted': (notice) => `${someone(notice, 'Il cliente')} ha accettato ${notice.about.number}`,
  'offer-refused': (notice) => `${someone(notice, 'Il cliente')} ha rifiutato ${notice.about.number}`,
  'offer-question': (notice) =>
    notice.count > 1
      ? `${notice.count} domande del cliente su ${notice.about.number}`
      : `${someone(notice, 'Il cliente')} chiede di ${notice.about.number}`,
  'quote-settled': (notice) =>
    `${someone(notice, 'Qualcuno')} ha segnato ${notice.about.number} come ${notice.text === 'accepted' ? 'accettato' : 'rifiutato'}`,
  'quote-taken': (notice) => `${someone(notice, 'Un collega')} ora segue ${notice.about.number}`,
  'quote-assigned': (notice) => `${someone(notice, 'Un collega')} ti ha affidato ${notice.about.number}`,
  'quote-ending': ({ about, text }) =>
    isDay(text) ? `${about.number} scade il ${formatDay(text)}` : `${about.number} sta per scadere`,
  'quote-follow-up': (notice) =>
    `${notice.about.number} è da risollecitare${notice.who ? `: ${notice.who}` : ''}`,
  'mail-failed': (notice) => `L’email di ${notice.about.number} a ${notice.who} non parte`,
  comment: (notice) =>
    notice.count > 1
      ? `${notice.count} commenti su ${notice.about.number}`
      : `${someone(notice, 'Qualcuno')} ha commentato ${notice.about.number}`,
  mention: (notice) =>
    notice.count > 1
      ? `Ti hanno nominato ${notice.count} volte in ${notice.about.number}`
      : `${someone(notice, 'Qualcuno')} ti ha nominato in ${notice.about.number}`,
};

/** The notice as one sentence. */
export const noticeSentence = (notice: Notice): string => sentences[notice.kind](notice);

/** Kinds whose text is a code, not a message. */
const worded: readonly NoticeKind[] = ['quote-settled', 'quote-ending'];
/** Text of the notice; empty where the sentence already contains it. */
export const noticeDetail = ({ kind, text }: Notice): string => (worded.includes(kind) ? '' : text);

const talks: readonly NoticeKind[] = ['comment', 'mention', 'offer-question'];
const rooms = { quote: pages.quoteTools, job: JOBS_PATH } as const;
export const noticePlace = ({ kind, about }: Notice): string =>
  `${rooms[about.of]}/${about.guid}${talks.includes(kind) ? '?commenti' : ''}`;

/** Labels of the kinds as choices. */
export const kindNames: Readonly<Record<NoticeKind, string>> = {
  'offer-opened': 'Il cliente apre l’offerta',
  'offer-accepted': 'Il cliente accetta',
  'offer-refused': 'Il cliente rifiuta',
  'offer-question': 'Il cliente scrive',
  'quote-settled': 'Un collega segna l’esito',
  'quote-taken': 'Un collega prende un tuo preventivo',
  'quote-assigned': 'Un collega ti affida un preventivo',
  'quote-ending': 'Un preventivo sta per scadere',
  'quote-follow-up': 'Un cliente è da risollecitare',
  'mail-failed': 'Un’email non parte',
  comment: 'Qualcuno commenta un tuo preventivo o una tua commessa',
  mention: 'Qualcuno ti nomina',
};
