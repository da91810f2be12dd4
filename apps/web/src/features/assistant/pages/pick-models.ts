/** The browser's own file dialog. */
export function pickModels(onPicked: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.step,.stp,.brep,.stl,.igs,.iges';
  input.addEventListener('change', () => {
    if (input.files && input.files.length > 0) onPicked([...input.files]);
  });
  input.click();
}
