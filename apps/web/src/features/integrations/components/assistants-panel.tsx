import {
  claudeCodeExample,
  claudeDesktopExample,
  connectorExample,
  editorExample,
  openAiExample,
} from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { apiAddress } from '../api-address.ts';
import { type Example, ExampleTabs } from './example-tabs.tsx';
import classes from './examples-panel.module.css';

const place = () => ({ base: apiAddress(), key: 'trc_LA_TUA_CHIAVE' });

const examples: readonly Example[] = [
  {
    value: 'connector',
    label: 'claude.ai e ChatGPT',
    steps:
      'Nelle impostazioni dei connettori aggiungi un connettore personalizzato (in ChatGPT con la modalità sviluppatore) e incolla l’indirizzo. Si apre Truciolo: scegli che cosa può fare e premi «Collega». Non serve una chiave; questo indirizzo deve essere raggiungibile da Internet.',
    text: () => connectorExample(place()),
  },
  {
    value: 'claude-code',
    label: 'Claude Code',
    steps: 'Incolla in un terminale, con la tua chiave. Poi scrivi: «prepara un preventivo per 50 perni».',
    text: () => claudeCodeExample(place()),
  },
  {
    value: 'claude-desktop',
    label: 'Claude Desktop',
    steps:
      'Impostazioni → Sviluppatore → Modifica configurazione: incolla, metti la chiave, riavvia. Serve il comando truciolo, che sta nella cartella bin del programma.',
    text: () => claudeDesktopExample(place()),
  },
  {
    value: 'openai',
    label: 'API di OpenAI',
    steps: 'La chiave va in «authorization» e il server deve essere raggiungibile da Internet.',
    text: () => openAiExample(place()),
  },
  {
    value: 'editor',
    label: 'VS Code, Cursor e altri',
    steps:
      'Nel file mcp.json. Ogni programma che parla MCP su HTTP prende lo stesso indirizzo e la stessa intestazione.',
    text: () => editorExample(place()),
  },
];

/** How to connect an AI assistant, by copy and paste. */
export function AssistantsPanel() {
  return (
    <Panel title="Assistenti" note="Claude, ChatGPT e altri, con MCP">
      <ExampleTabs examples={examples} />
      <p className={classes.note}>
        L’assistente fa solo quello che gli permetti, con la chiave o collegandolo: cercare, calcolare prezzi,
        preparare bozze. Inviare, accettare e fatturare resta a una persona. Per le bozze servono «Preparare
        bozze di preventivo», «Leggere i preventivi», i clienti, i materiali e le macchine.
      </p>
    </Panel>
  );
}
