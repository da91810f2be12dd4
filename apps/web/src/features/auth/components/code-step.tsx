import { useState } from 'react';
import fieldClasses from '../../../components/public-page/fields.module.css';
import { TextField } from '../../../components/public-page/text-field.tsx';
import classes from './code-step.module.css';

interface CodeStepProps {
  readonly account: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** To the first step, which is still filled in. */
  readonly onBack: () => void;
  /** The account has no app: a passkey or a code on paper. */
  readonly isPaperOnly?: boolean;
}

/** A stable function: the field is focused when it comes, not at each key. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** The second step of a login: the code of the app, or one of the codes on paper. */
export function CodeStep({ account, value, onChange, onBack, isPaperOnly = false }: CodeStepProps) {
  const [isOnPaper, setOnPaper] = useState(isPaperOnly);
  const swap = () => {
    setOnPaper(!isOnPaper);
    onChange('');
  };
  return (
    <>
      <TextField
        key={String(isOnPaper)}
        label={isOnPaper ? 'Codice di recupero' : 'Codice dell’app'}
        name="code"
        // Opened by the user's own click, so the field takes the focus.
        ref={focusOnce}
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={
          isOnPaper
            ? 'Uno dei dieci codici che hai messo da parte. Vale una volta sola.'
            : `Le 6 cifre che l’app sul telefono mostra per ${account}.`
        }
      />
      <div className={classes.ways}>
        {isPaperOnly ? null : (
          <button type="button" className={fieldClasses.quiet} onClick={swap}>
            {isOnPaper ? 'Usa il codice dell’app' : 'Usa un codice di recupero'}
          </button>
        )}
        <button type="button" className={fieldClasses.quiet} onClick={onBack}>
          Torna a email e password
        </button>
      </div>
    </>
  );
}
