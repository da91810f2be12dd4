import '@mantine/spotlight/styles.layer.css';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { groupsFor, mayOpen, type NavEntry, navSections } from '../navigation.ts';
import classes from './command-palette.module.css';

/** Ctrl+K: every page the user may open, by name. */
export function CommandPalette() {
  const { capabilities } = useSessionUser();
  const navigate = useNavigate();
  const actions = useMemo<SpotlightActionGroupData[]>(() => {
    const toAction = (entry: NavEntry) => ({
      id: entry.to,
      label: entry.label,
      leftSection: <entry.icon size={18} stroke={1.6} />,
      onClick: () => void navigate(entry.to),
    });
    const pages = navSections.flat().filter((entry) => mayOpen(entry, capabilities));
    return [
      { group: 'Pagine', actions: pages.map(toAction) },
      ...groupsFor(capabilities).map(({ label, entries }) => ({
        group: label,
        actions: entries.map(toAction),
      })),
    ];
  }, [capabilities, navigate]);
  return (
    <Spotlight
      actions={actions}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound="Nessuna pagina con questo nome"
      scrollable
      maxHeight={420}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Pagine trovate' } }}
      centered={false}
      overlayProps={{ color: '#14191e', backgroundOpacity: 0.5 }}
      classNames={{
        search: classes.search ?? '',
        action: classes.action ?? '',
        actionSection: classes.icon ?? '',
        actionsGroup: classes.group ?? '',
      }}
      attributes={{ content: { 'aria-label': 'Cerca una pagina' } }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.6} />,
        placeholder: 'Cerca una pagina',
        'aria-label': 'Cerca una pagina',
      }}
    />
  );
}
