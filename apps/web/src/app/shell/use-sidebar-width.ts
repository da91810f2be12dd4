import { useState } from 'react';
import { localText } from '../../lib/stored-text.ts';

const KEY = 'sidebar';

/** Whether the sidebar is narrow, remembered in this browser, and the switch for it. */
export function useSidebarWidth(): [narrow: boolean, toggle: () => void] {
  const [narrow, setNarrow] = useState(() => localText.read(KEY) === 'narrow');
  const toggle = () => {
    localText.write(KEY, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  return [narrow, toggle];
}
