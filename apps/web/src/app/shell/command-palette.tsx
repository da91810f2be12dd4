import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchQuery } from '../../features/search/api/search-query.ts';
import { usePageActs } from '../../lib/page-acts.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import classes from './command-palette.module.css';
import { filterPages, pageActActions, pageActions, rowActions } from './palette-actions.tsx';
import { typedAhead } from './typed-ahead.ts';

/** Long enough to join the letters of a word, short enough to feel like typing. */
const SEARCH_DELAY_MS = 120;
const TITLE = 'Cerca pagine, anagrafiche e preventivi';

/** The palette chooses its first entry as one types; rows that arrive later find nothing chosen. */
function selectFirst(): void {
  if (document.querySelector('[data-action][data-selected]')) return;
  document.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
}

const selected = () => document.querySelector<HTMLElement>('[data-action][data-selected]');

/** Takes over the keys that were typed before the field existed. */
function meetTypist(): () => void {
  typedAhead.setThere(true);
  if (typedAhead.isWaiting()) spotlight.open();
  return () => typedAhead.setThere(false);
}

/** Ctrl+K: the acts of the open page, every page the user may open, every row of the registries and every quote. */
export function CommandPalette() {
  const { capabilities } = useSessionUser();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [asked] = useDebouncedValue(query.trim(), SEARCH_DELAY_MS);
  const found = useQuery(searchQuery(asked));
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  const pages = useMemo(() => pageActions(capabilities, go), [capabilities, go]);
  const acts = usePageActs();
  const rows = useMemo(
    () => (asked === '' ? [] : rowActions(found.data ?? [], asked, go)),
    [asked, found.data, go],
  );
  useEffect(meetTypist, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows are on screen
  useEffect(selectFirst, [rows]);
  const isWaiting = found.isFetching || asked !== query.trim();
  // Rows of the previous text stay visible, but Enter takes one of them only if the user moved to it.
  const isLate =
    asked !== query.trim() || (found.isFetching && (found.isPlaceholderData || found.data === undefined));
  const [isEntered, setEntered] = useState(false);
  const hasMoved = useRef(false);
  const change = (next: string) => {
    hasMoved.current = false;
    setEntered(false);
    setQuery(next);
  };
  // Enter was pressed before the answer came.
  useEffect(() => {
    if (!isEntered || isLate) return;
    setEntered(false);
    selectFirst();
    selected()?.click();
  }, [isEntered, isLate]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) hasMoved.current = true;
    const isPage = selected()?.hasAttribute('data-private') === false;
    if (event.key !== 'Enter' || !isLate || hasMoved.current || isPage) return;
    event.preventDefault();
    event.stopPropagation();
    setEntered(true);
  };
  return (
    <Spotlight
      actions={[...pageActActions(acts), ...pages, ...rows]}
      filter={filterPages}
      query={query}
      onQueryChange={change}
      onSpotlightOpen={() => typedAhead.setOpen(true)}
      onSpotlightClose={() => typedAhead.setOpen(false)}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound={isWaiting ? 'Ricerca…' : 'Nessuna pagina e nessuna voce con questo nome'}
      scrollable
      maxHeight={420}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Risultati' } }}
      centered={false}
      overlayProps={{ color: '#14191e', backgroundOpacity: 0.5 }}
      classNames={{
        search: classes.search ?? '',
        action: classes.action ?? '',
        actionSection: classes.icon ?? '',
        actionsGroup: classes.group ?? '',
        actionDescription: classes.detail ?? '',
      }}
      attributes={{ content: { 'aria-label': TITLE } }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.6} />,
        onKeyDownCapture: onKey,
        placeholder: 'Cerca una pagina, un cliente, un preventivo, un materiale',
        onFocus: () => {
          const typed = typedAhead.take();
          if (typed.text === '') return;
          setQuery((before) => before + typed.text);
          setEntered(typed.isEntered);
        },
        'aria-label': TITLE,
      }}
    />
  );
}
