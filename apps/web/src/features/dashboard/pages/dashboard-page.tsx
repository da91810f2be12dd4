import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  capabilities,
  type DashboardDays,
  dashboardWidgets,
  isWithoutSeat,
  type SessionUser,
} from '@truciolo/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { formatDate, formatWeekday, romeHour } from '../../../lib/format/dates.ts';
import { pages } from '../../../lib/pages.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import { dashboardQuery, layoutQuery } from '../api/dashboard-query.ts';
import { startQuery } from '../api/start-query.ts';
import { ArrangeDialog } from '../components/arrange-dialog.tsx';
import classes from '../components/dashboard.module.css';
import { FiguresView } from '../components/figures-view.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { PeriodChoice } from '../components/period-choice.tsx';
import { SampleData } from '../components/sample-data.tsx';
import { StartCard } from '../components/start-card.tsx';
import { SupplierStart } from '../components/supplier-start.tsx';
import { greeting } from '../greeting.ts';
import { sampleWords } from '../sample-words.ts';
import { useWish } from '../use-wish.ts';

interface DashboardPageProps {
  readonly user: SessionUser;
  /** Undefined while unknown. */
  readonly hasLogo: boolean | undefined;
  /** Panels of the jobs: late ones, machine load. */
  readonly jobs?: ((days: DashboardDays) => ReactNode) | undefined;
}

const leads = [capabilities.manageConsumerLicences];
const writes = [capabilities.insertion];

/** Users who may load and remove sample quotes. */
const mayLoadSamples = ({ capabilities: own }: SessionUser) =>
  hasCapability(own, leads) && hasCapability(own, writes);

function licenceWords(expiration: string | null, now: number): string {
  if (expiration === null) return '';
  if (isWithoutSeat(expiration)) return ' · nessun posto assegnato';
  return ` · licenza ${isLicenceExpired(expiration, now) ? 'scaduta il' : 'fino al'} ${formatDate(expiration)}`;
}

/** The start page: today's tasks first, then the figures. */
export function DashboardPage({ user, hasLogo, jobs }: DashboardPageProps) {
  const isShop = user.companyKind !== 'supplier';
  const [wish, setWish] = useWish();
  const { data: start } = useQuery({ ...startQuery, enabled: isShop });
  const shop = useQuery({ ...dashboardQuery(wish), enabled: isShop });
  const { data: widgets = dashboardWidgets } = useQuery({ ...layoutQuery, enabled: isShop });
  const [isArranging, setArranging] = useState(false);
  const now = Date.now();
  const mayWrite = hasCapability(user.capabilities, writes);
  const facts = {
    hasLogo,
    hasMachine: start?.own.machine,
    hasCustomer: start?.own.customer,
    hasQuote: start?.own.quote,
  };
  const samples = start && mayLoadSamples(user) ? start : null;
  const hasSamples = samples !== null && sampleWords(samples.samples) !== '';
  const shown = shop.data?.hasQuotes ? shop.data : null;
  return (
    <>
      <PageHead
        title={`${greeting(romeHour(now))}, ${user.firstName}`}
        note={`${formatWeekday(now)}${licenceWords(user.licenseExpiration, now)}`}
        tools={
          shown?.figures ? (
            <>
              <PeriodChoice wish={wish} owners={shown.owners} onWish={setWish} />
              <Tooltip label="Disponi la dashboard">
                <ActionIcon aria-label="Disponi la dashboard" onClick={() => setArranging(true)}>
                  <IconLayoutGrid size={18} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            </>
          ) : null
        }
        action={
          shown && mayWrite ? (
            <Button
              component={Link}
              to={pages.quoteTools}
              variant="filled"
              leftSection={<IconPlus size={16} stroke={1.8} />}
            >
              Nuovo preventivo
            </Button>
          ) : null
        }
      />
      {isShop ? (
        <QueryState query={shop} failed="La dashboard non si è caricata">
          {({ hasQuotes, figures, today }) => {
            if (!hasQuotes) return <FirstSteps facts={facts} samples={samples} />;
            if (!figures) return <PageBody>{jobs ? jobs(wish.days) : <FloorStart />}</PageBody>;
            return (
              <FiguresView
                widgets={widgets}
                figures={figures}
                today={today}
                mayWrite={mayWrite}
                jobs={jobs?.(wish.days)}
                start={
                  <>
                    <StartCard facts={facts} />
                    {hasSamples ? (
                      <div className={classes.sampleCard}>
                        <SampleData start={samples} />
                      </div>
                    ) : null}
                  </>
                }
              />
            );
          }}
        </QueryState>
      ) : (
        <SupplierStart />
      )}
      {isArranging ? <ArrangeDialog widgets={widgets} onClose={() => setArranging(false)} /> : null}
    </>
  );
}

/** The shop floor sees no prices. */
const FloorStart = () => (
  <EmptyState text="Il tuo ruolo non vede i prezzi: il lavoro del reparto è in Commesse." />
);
