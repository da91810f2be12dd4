import type { PitchSeries, System } from '@truciolo/threads';

interface SystemChoice {
  readonly value: string;
  readonly label: string;
  readonly systems: readonly System[];
  readonly series?: PitchSeries;
}

/** The families a technician thinks in. */
export const systemChoices: readonly SystemChoice[] = [
  { value: 'tutte', label: 'Tutte', systems: [] },
  { value: 'm', label: 'M passo grosso', systems: ['M'], series: 'coarse' },
  { value: 'mf', label: 'M passo fine', systems: ['M'], series: 'fine' },
  { value: 'g', label: 'G', systems: ['G'] },
  { value: 'r', label: 'R · Rp · Rc', systems: ['R', 'Rp', 'Rc'] },
  { value: 'un', label: 'UNC · UNF · UNEF', systems: ['UNC', 'UNF', 'UNEF'] },
  { value: 'npt', label: 'NPT', systems: ['NPT'] },
  { value: 'tr', label: 'Tr trapezoidale', systems: ['Tr'] },
  { value: 'eg', label: 'EG · Helicoil', systems: ['EG', 'EG UNC', 'EG UNF'] },
  { value: 'bs', label: 'BSW · BSF Whitworth', systems: ['BSW', 'BSF'] },
  { value: 'unp', label: 'UN a passo costante', systems: ['UN', 'UNS'] },
  { value: 'npx', label: 'NPTF · NPSM', systems: ['NPTF', 'NPSM'] },
  { value: 'acme', label: 'ACME · Stub ACME', systems: ['ACME', 'Stub ACME'] },
  { value: 's', label: 'S a dente di sega', systems: ['S'] },
  { value: 'rd', label: 'Rd tonda', systems: ['Rd'] },
  { value: 'pg', label: 'Pg passacavi', systems: ['Pg'] },
  { value: 'j', label: 'MJ · UNJ aeronautica', systems: ['MJ', 'UNJC', 'UNJF', 'UNJEF'] },
];
