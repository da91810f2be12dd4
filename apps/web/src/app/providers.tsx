import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/api/query-client.ts';
import classes from './providers.module.css';
import { theme } from './theme/theme.ts';

interface ProvidersProps {
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** Variables and global classes come from our style sheets: Mantine injects no `<style>`. */
export function Providers({ scheme, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ModalsProvider labels={{ confirm: 'Conferma', cancel: 'Annulla' }}>{children}</ModalsProvider>
        {/* At the foot: heads and tabs of a page are pressed right after an act. */}
        <Notifications position="bottom-center" limit={4} className={classes.notices ?? ''} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
