import { Modal } from '@mantine/core';
import classes from './shortcuts.module.css';

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl', 'K'], 'Cerca pagine, anagrafiche e preventivi'],
  [['/'], 'Cerca pagine, anagrafiche e preventivi'],
  [['n'], 'Nuovo preventivo'],
  [['?'], 'Mostra le scorciatoie'],
  [['Ctrl', 'Z'], 'Annulla nel preventivo aperto'],
  [['Alt', '↑ ↓'], 'Posizione sopra o sotto'],
  [['Alt', 'Maiusc', 'T F L'], 'Pezzo nuovo: tornito, fresato, lamiera'],
  [['Alt', 'Maiusc', 'P'], 'Pezzo nuovo: come la posizione sopra'],
  [['Esc'], 'Chiudi la finestra aperta'],
];

interface ShortcutsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function Shortcuts({ opened, onClose }: ShortcutsProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Scorciatoie da tastiera"
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <dl className={classes.list}>
        {shortcuts.map(([keys, what]) => (
          <div className={classes.row} key={keys.join()}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
