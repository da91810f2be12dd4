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

/** State of a mail form; the error of a field disappears at the next edit. */
export function useMailDraft<Draft extends object>(first: Draft) {
  const [mail, setMail] = useState(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<Draft>) => {
    setMail((before) => ({ ...before, ...part }));
    setProblems({});
  };
  /** The validated mail; null when a field has an error. */
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
