import {
  curlExample,
  powerQueryExample,
  pythonReceiverExample,
  receiverExample,
  shellSignatureExample,
  writeExample,
} from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { apiAddress } from '../api-address.ts';
import { type Example, ExampleTabs } from './example-tabs.tsx';
import classes from './examples-panel.module.css';

const place = () => ({ base: apiAddress(), key: 'trc_LA_TUA_CHIAVE' });

const examples: readonly Example[] = [
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
    label: 'Ricevitore Node.js',
    steps:
      'Riceve i webhook e controlla la firma, con Node.js 20 o successivo. Salvalo come ricevitore.mjs, metti il segreto del webhook e avvialo con: node ricevitore.mjs',
    text: () => receiverExample({ secret: 'whsec_IL_TUO_SEGRETO' }),
  },
  {
    value: 'python',
    label: 'Ricevitore Python',
    steps:
      'Lo stesso con Python 3, senza pacchetti. Salvalo come ricevitore.py e avvialo con: python3 ricevitore.py',
    text: () => pythonReceiverExample({ secret: 'whsec_IL_TUO_SEGRETO' }),
  },
  {
    value: 'shell',
    label: 'Firma con openssl',
    steps:
      'Controlla la firma di una richiesta da riga di comando: l’intestazione come argomento, il corpo in ingresso.',
    text: () => shellSignatureExample({ secret: 'whsec_IL_TUO_SEGRETO' }),
  },
];

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
      <ExampleTabs examples={examples} />
      <p className={classes.note}>
        Gli importi sono interi in decimillesimi di euro: 12500000 sono 1.250,00 €. Un webhook va confermato
        con una risposta 2xx entro 10 secondi; altrimenti si ritenta dopo 1, 2, 4, 8 minuti e poi ogni quarto
        d’ora, per tre giorni, sempre in ordine.
      </p>
    </Panel>
  );
}
