import { type ReactNode, useId } from 'react';

interface FileFieldProps {
  readonly accept: string;
  readonly className: string;
  /** The buyer is about to open the list of files. */
  readonly onNear?: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/**
 * The browser's own field lies unseen over its label. It opens the list of files before the scripts run; a script may
 * open it only shortly after the press, in some browsers for one second.
 */
export function FileField({ accept, className, onNear, onFiles, children }: FileFieldProps) {
  const id = useId();
  return (
    <span className={className}>
      <label htmlFor={id}>{children}</label>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        onPointerEnter={onNear}
        onFocus={onNear}
        onPointerDown={onNear}
        onClick={onNear}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
