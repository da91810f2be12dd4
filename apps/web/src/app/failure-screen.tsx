import { Button } from '@mantine/core';
import { ApiError } from '@truciolo/contract';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MessageScreen } from '../components/states/message-screen.tsx';
import { errorText } from '../lib/error-text.ts';
import { pages } from '../lib/pages.ts';
import { ChunkError } from './routing/lazy-page.ts';

interface Explanation {
  readonly title: string;
  readonly text: string;
}

function explain(error: unknown): Explanation {
  if (error instanceof ChunkError) {
    return {
      title: 'La pagina non si è caricata',
      text: 'La rete si è interrotta, o nel frattempo è uscita una nuova versione. Ricarica per riprovare.',
    };
  }
  if (error instanceof ApiError) return { title: 'Il servizio non risponde', text: errorText(error) };
  if (isRouteErrorResponse(error)) return { title: 'Pagina non disponibile', text: error.statusText };
  return {
    title: 'Qualcosa è andato storto',
    text: 'Questa pagina si è fermata per un errore. I dati già salvati sono al sicuro: ricarica, o torna alla dashboard.',
  };
}

/** Replaces a page that failed: it says so and offers two ways back. */
export function FailureScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  const { title, text } = explain(error);
  return (
    <MessageScreen
      title={title}
      actions={
        <>
          <Button variant="filled" onClick={() => window.location.reload()}>
            Riprova
          </Button>
          <Button component="a" href={pages.dashboard}>
            Torna alla dashboard
          </Button>
        </>
      }
    >
      {text}
    </MessageScreen>
  );
}
