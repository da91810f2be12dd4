import { useState } from 'react';

interface Checks<Sent> {
  readonly safeParse: (mail: unknown) =>
    | { readonly success: true; readonly data: Sent }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** A mail while it is written; a field's sentence goes once something is changed. */
export function useMailDraft<Draft extends object>(first: Draft) {
  const [mail, setMail] = useState(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<Draft>) => {
    setMail((before) => ({ ...before, ...part }));
    setProblems({});
  };
  /** What may be sent; null when a field has to be put right first. */
  const check = <Sent>(schema: Checks<Sent>, more: object = {}): Sent | null => {
    const checked = schema.safeParse({ ...mail, ...more });
    if (checked.success) return checked.data;
    setProblems(
      Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
    );
    return null;
  };
  return { mail, problems, change, check };
}
