/** The kinds of machine a shop may have. */
export const machineKinds = [
  'tornio',
  'tornio-motorizzato',
  'fantina-mobile',
  'centro-3-assi',
  'centro-4-assi',
  'centro-5-assi',
  'rettifica',
  'elettroerosione',
  'segatrice',
  'laser',
  'piegatrice',
  'altro',
] as const;
export type MachineKind = (typeof machineKinds)[number];

type LatheKind = Extract<MachineKind, 'tornio' | 'tornio-motorizzato' | 'fantina-mobile'>;
export type MillKind = Extract<MachineKind, 'centro-3-assi' | 'centro-4-assi' | 'centro-5-assi'>;

export const isLathe = (kind: MachineKind): kind is LatheKind =>
  kind === 'tornio' || kind === 'tornio-motorizzato' || kind === 'fantina-mobile';

/** A sliding-head lathe holds its tools in a row beside the bar. */
export const hasTurret = (kind: MachineKind): boolean => kind === 'tornio' || kind === 'tornio-motorizzato';

/** Driven tools: holes beside the axis and flats without another machine. */
export const hasDrivenTools = (kind: MachineKind): boolean =>
  kind === 'tornio-motorizzato' || kind === 'fantina-mobile';

export const isMill = (kind: MachineKind): kind is MillKind =>
  kind === 'centro-3-assi' || kind === 'centro-4-assi' || kind === 'centro-5-assi';
