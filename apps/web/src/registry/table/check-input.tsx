import classes from './registry-table.module.css';

interface CheckInputProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly onChange?: () => void;
}

const nothing = () => {};

/** The browser's own check box: hundreds come and go while a list is scrolled. Out of the tab order: space does it. */
export function CheckInput({ label, checked, indeterminate = false, onChange = nothing }: CheckInputProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      tabIndex={-1}
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={onChange}
    />
  );
}
