import { afterPress } from './after-press.ts';

type OnBlur = (event: unknown) => void;

/** A field whose complaint, shown when it is left, waits until the press that left it has become a click. */
export function quietBlur<Props extends { readonly onBlur?: OnBlur | undefined }>(props: Props): Props {
  const { onBlur } = props;
  return onBlur ? { ...props, onBlur: (event: unknown) => afterPress(() => onBlur(event)) } : props;
}
