type Navigator = (path: string) => void;

let navigator: Navigator = (path) => window.location.assign(path);

/** The router registers itself here, so that code outside React can move the user without importing it. */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

export const goTo = (path: string): void => navigator(path);
