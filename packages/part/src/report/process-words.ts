import type { Process } from './part-report.ts';

/** How people call a process, Italian. */
export const processWords: Readonly<Record<Process, string>> = {
  turned: 'tornito',
  milled: 'fresato',
  'turn-mill': 'tornito e fresato',
  sheet: 'lamiera',
  profile: 'profilo da acquistare',
  printed: 'stampa 3D',
  casting: 'fusione o forma libera',
  unknown: 'non riconosciuta',
};
