export type QKind = 'Q' | 'QL' | 'QR' | 'QS';

export function isQKind(text: string): text is QKind {
  return text === 'Q' || text === 'QL' || text === 'QR' || text === 'QS';
}

/** Q parameters: numbers of the program (QL of the program that runs, QR kept by the control) and texts. */
export class QValues {
  readonly global = new Map<number, number>();
  readonly remanent = new Map<number, number>();
  readonly texts = new Map<number, string>();
  /** One level for each program that runs. */
  readonly locals: Map<number, number>[] = [new Map()];
  /** Values the control gives itself, Q108 and the like. */
  preset: (number: number) => number | undefined = () => undefined;

  read(kind: QKind, number: number): number | undefined {
    if (kind === 'QL') return this.locals.at(-1)?.get(number);
    if (kind === 'QR') return this.remanent.get(number);
    return this.global.get(number) ?? this.preset(number);
  }

  write(kind: QKind, number: number, value: number): void {
    if (kind === 'QL') this.locals.at(-1)?.set(number, value);
    else if (kind === 'QR') this.remanent.set(number, value);
    else this.global.set(number, value);
  }
}
