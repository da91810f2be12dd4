import { Tabs } from '@mantine/core';
import { curlExample, powerQueryExample, receiverExample, writeExample } from '@truciolo/contract';
import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { apiAddress } from '../api-address.ts';
import classes from './examples-panel.module.css';

const place = () => ({ base: apiAddress(), key: 'trc_LA_TUA_CHIAVE' });

const examples = [
  {
    value: 'curl',
    label: 'Leggere',
    steps: 'I preventivi inviati, con curl. Metti la tua chiave al posto di quella scritta.',
    text: () => curlExample(place()),
  },
  {
    value: 'write',
    label: 'Scrivere',
    steps:
      'Un cliente nuovo, con una chiave che può scrivere i clienti. Lanciato due volte lo crea una volta sola: la Idempotency-Key lo riconosce.',
    text: () => writeExample(place()),
  },
  {
    value: 'excel',
    label: 'Excel',
    steps:
      'Le commesse in un foglio che si aggiorna. In Excel: Dati → Recupera dati → Da altre origini → Query vuota → Editor avanzato; incolla, metti la chiave e scegli l’accesso Anonimo.',
    text: () => powerQueryExample(place()),
  },
  {
    value: 'node',
    label: 'Ricevitore',
    steps:
      'Riceve i webhook e controlla la firma, con Node.js 20 o successivo. Salvalo come ricevitore.mjs, metti il segreto del webhook e avvialo con: node ricevitore.mjs',
    text: () => receiverExample({ secret: 'whsec_IL_TUO_SEGRETO' }),
  },
] as const;

export function ExamplesPanel() {
  return (
    <Panel
      title="Esempi"
      note="da copiare e avviare"
      actions={
        <a href={`${place().base}/`} target="_blank" rel="noreferrer">
          Tutte le chiamate
        </a>
      }
    >
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List>
          {examples.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {examples.map(({ value, label, steps, text }) => (
          <Tabs.Panel key={value} value={value} className={classes.example}>
            <p className="muted">{steps}</p>
            <CopyText label={`Esempio: ${label}`} text={text()} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <p className={classes.note}>
        Gli importi sono interi in decimillesimi di euro: 12500000 sono 1.250,00 €. Un webhook va confermato
        con una risposta 2xx entro 10 secondi; altrimenti si ritenta dopo 1, 2, 4, 8 minuti e poi ogni quarto
        d’ora, per tre giorni, sempre in ordine.
      </p>
    </Panel>
  );
}
