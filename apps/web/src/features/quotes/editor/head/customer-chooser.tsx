import type { Customer } from '@truciolo/contract';
import { focusField } from '../fields/focus-field.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { CustomerPicker } from './customer-picker.tsx';
import { forCustomer } from './for-customer.ts';

const customerOf = (state: EditorState) => state.document.customer;

/** Who the open quote is for. */
export function CustomerChooser() {
  const { store, start } = useEditor();
  const readOnly = useReadOnly();
  const customer = useEditorState(customerOf);
  const choose = (chosen: Customer) => {
    store.edit((document) => forCustomer(document, chosen, start.company));
    // Once the list is gone: the next thing to write.
    window.setTimeout(() => focusField('description'));
  };
  return <CustomerPicker customer={customer} readOnly={readOnly} onChoose={choose} />;
}
