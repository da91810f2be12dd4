/** The browser's own file dialog, for files or for a folder with all its files. */
export function pickFiles(
  { folder }: { readonly folder: boolean },
  onPicked: (files: readonly File[]) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = folder;
  input.addEventListener('change', () => {
    if (input.files && input.files.length > 0) onPicked([...input.files]);
  });
  input.click();
}
