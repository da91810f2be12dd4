import type { PartReport } from '@truciolo/part';
import { shopNumber } from '../format.ts';
import type { PartChoice, ShopPart } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import { Field } from './fields.tsx';
import forms from './forms.module.css';
import { SheetDialog } from './sheet-dialog.tsx';

interface CorrectDialogProps {
  readonly part: ShopPart;
  readonly report: PartReport | null;
  readonly onChange: (change: Partial<PartChoice>) => void;
  readonly onClose: () => void;
}

const PLAIN = '-';

/** The buyer's corrections: threads change the price at once, the rest reaches the shop in the notes. */
export function CorrectDialog({ part, report, onChange, onClose }: CorrectDialogProps) {
  const { language, words } = useWords();
  const { choice } = part;
  const holes = (report?.holes ?? []).flatMap((hole, index) =>
    hole.threadProposals.length > 0 ? [{ hole, index: String(index) }] : [],
  );
  return (
    <SheetDialog title={words.correctTitle(choice.name)} onClose={onClose}>
      <p>{words.correctText}</p>
      <Field label={words.rename}>
        {(own) => (
          <input
            {...own}
            value={choice.name}
            maxLength={120}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
        )}
      </Field>
      {holes.map(({ hole, index }) => {
        const set = choice.threads[index];
        const [usual] = hole.threadProposals;
        return (
          <Field key={index} label={words.holes(hole.count, shopNumber(hole.diameter, language))}>
            {(own) => (
              <select
                {...own}
                value={set === undefined ? (usual?.designation ?? PLAIN) : (set ?? PLAIN)}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ threads: { ...choice.threads, [index]: value === PLAIN ? null : value } })
                }
              >
                <option value={PLAIN}>{words.plainHole}</option>
                {hole.threadProposals.map(({ designation }) => (
                  <option key={designation}>{designation}</option>
                ))}
              </select>
            )}
          </Field>
        );
      })}
      <Field label={words.notes}>
        {(own) => (
          <textarea
            {...own}
            rows={4}
            value={choice.notes}
            maxLength={2000}
            onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
          />
        )}
      </Field>
      <button type="button" className={forms.primary} onClick={onClose}>
        {words.done}
      </button>
    </SheetDialog>
  );
}
