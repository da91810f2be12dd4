interface PickOptions {
  /** A folder with all its files instead of files. */
  readonly folder?: boolean;
  /** Name endings the dialog shows first: ".step,.stp". */
  readonly accept?: string;
}

/** The browser's own file dialog. */
export function pickFiles(
  { folder = false, accept = '' }: PickOptions,
  onPicked: (files: readonly File[]) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = folder;
  input.accept = accept;
  input.addEventListener('change', () => {
    if (input.files && input.files.length > 0) onPicked([...input.files]);
  });
  input.click();
}
