import { complete, highlight, type Suggestion, signatureAt } from '@truciolo/formula';
import { PRICING_VARIABLES } from '@truciolo/pricing';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormulaTrial } from '../try-formula.ts';
import classes from './formula.module.css';

interface FormulaEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly trial: FormulaTrial;
}

const SHOWN = 7;

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly kind: string;
  readonly isWrong: boolean;
}

/** The text in coloured pieces, those that are wrong underlined. */
function piecesOf(value: string, trial: FormulaTrial): readonly Piece[] {
  const wrong = trial.state === 'wrong' ? trial.diagnostics : [];
  const isWrong = (start: number, end: number) => wrong.some((one) => one.start < end && one.end > start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, kind } of highlight(value)) {
    if (start > at) pieces.push({ start: at, text: value.slice(at, start), kind: 'blank', isWrong: false });
    pieces.push({ start, text: value.slice(start, end), kind, isWrong: isWrong(start, end) });
    at = end;
  }
  return [...pieces, { start: at, text: value.slice(at), kind: 'blank', isWrong: false }];
}

/** A text area over its own coloured copy; suggestions below it, taken with Tab or Enter. */
export function FormulaEditor({ value, onChange, trial }: FormulaEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const pieces = useMemo(() => piecesOf(value, trial), [value, trial]);
  const suggestions = isOpen ? complete(value, cursor, PRICING_VARIABLES).slice(0, SHOWN) : [];
  const signature = signatureAt(value, cursor);
  useLayoutEffect(() => {
    if (moveTo === null) return;
    area.current?.setSelectionRange(moveTo, moveTo);
    setCursor(moveTo);
    setMoveTo(null);
  }, [moveTo]);

  const take = ({ start, end, insert }: Suggestion) => {
    onChange(value.slice(0, start) + insert + value.slice(end));
    setMoveTo(start + insert.length);
    setOpen(false);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setOpen(true);
      return;
    }
    const current = suggestions[chosen];
    if (!current || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setChosen((chosen + 1) % suggestions.length),
      ArrowUp: () => setChosen((chosen + suggestions.length - 1) % suggestions.length),
      Enter: () => take(current),
      Tab: () => take(current),
      Escape: () => setOpen(false),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={classes.editor}>
      <div className={classes.field}>
        <pre className={classes.copy} aria-hidden="true">
          {pieces.map(({ start, text, kind, isWrong }) => (
            <span key={`${start}${kind}`} data-kind={kind} data-wrong={isWrong || undefined}>
              {text}
            </span>
          ))}{' '}
        </pre>
        <textarea
          ref={area}
          name="formulaDraft"
          className={classes.area}
          aria-label="Formula"
          aria-describedby="formula-signature"
          aria-controls={suggestions.length > 0 ? 'formula-suggestions' : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          placeholder="MAX(60; peso*quantità*0,8)"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setCursor(event.currentTarget.selectionStart);
            setChosen(0);
            setOpen(event.currentTarget.value !== '');
          }}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      {suggestions.length > 0 ? (
        <ul className={classes.suggestions} id="formula-suggestions" aria-label="Suggerimenti">
          {suggestions.map((suggestion, index) => (
            <li key={suggestion.label}>
              <button
                type="button"
                tabIndex={-1}
                data-chosen={index === chosen || undefined}
                // The text area must keep the focus, or the list would close before the click arrives.
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(suggestion);
                }}
              >
                <span className="mono">{suggestion.label}</span>
                <span className="small dim">{suggestion.help}</span>
                <span className="unit">{suggestion.kind === 'function' ? '' : suggestion.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={classes.signature} id="formula-signature">
        {signature ? (
          <>
            <span className="mono">{signature.signature}</span> {signature.help}
          </>
        ) : (
          'Ctrl+Spazio mostra variabili e funzioni.'
        )}
      </p>
    </div>
  );
}
