/** The machines of the company, by the text of a cell: the code, or else the name. */
export interface MachineName {
  readonly guid: string;
  readonly code: string;
  readonly name: string;
}

export interface MachineCodes {
  guidOf(text: string): string | null;
  codeOf(guid: string): string;
  readonly codes: readonly string[];
}

const key = (text: string): string => text.trim().toLowerCase();

export function machineCodes(machines: readonly MachineName[]): MachineCodes {
  const byCode = new Map(machines.map(({ guid, code }) => [key(code), guid]));
  const byName = new Map(machines.map(({ guid, name }) => [key(name), guid]));
  const codeByGuid = new Map(machines.map(({ guid, code }) => [guid, code]));
  return {
    guidOf: (text) => byCode.get(key(text)) ?? byName.get(key(text)) ?? null,
    codeOf: (guid) => codeByGuid.get(guid) ?? '',
    codes: machines.map(({ code }) => code),
  };
}
