import { type ChangeEvent, useState } from 'react';

/**
 * The text of a field during typing. It goes into the document at every keystroke; a trimmed echo leaves it as typed,
 * any other value (undo, a colleague's change) is shown.
 */
export function useDraftText(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  if (draft !== value && draft.trim() !== value.trim()) setDraft(value);
  return {
    value: draft,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(event.currentTarget.value);
      commit(event.currentTarget.value);
    },
  };
}
