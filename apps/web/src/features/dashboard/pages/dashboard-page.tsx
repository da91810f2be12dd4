import { useQuery } from '@tanstack/react-query';
import { capabilities, isWithoutSeat, type SessionUser } from '@truciolo/contract';
import { Link } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { formatDate, formatWeekday, romeHour } from '../../../lib/format/dates.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import { startQuery } from '../api/start-query.ts';
import classes from '../components/guided-start.module.css';
import { GuidedStartPanel } from '../components/guided-start-panel.tsx';
import { SampleData } from '../components/sample-data.tsx';
import { SupplierStart } from '../components/supplier-start.tsx';
import { greeting } from '../greeting.ts';

interface DashboardPageProps {
  readonly user: SessionUser;
  /** Undefined while it is not known. */
  readonly hasLogo: boolean | undefined;
}

const leads = [capabilities.manageConsumerLicences];

/** Who may bring in and take out sample quotes. */
const mayLoadSamples = ({ capabilities: own }: SessionUser) =>
  hasCapability(own, leads) && hasCapability(own, [capabilities.insertion]);

function licenceWords(expiration: string | null, now: number): string {
  if (expiration === null) return '';
  if (isWithoutSeat(expiration)) return ' · nessun posto assegnato';
  return ` · licenza ${isLicenceExpired(expiration, now) ? 'scaduta il' : 'fino al'} ${formatDate(expiration)}`;
}

export function DashboardPage({ user, hasLogo }: DashboardPageProps) {
  const { data: start } = useQuery({ ...startQuery, enabled: user.companyKind !== 'supplier' });
  const facts = {
    hasLogo,
    hasMachine: start?.own.machine,
    hasCustomer: start?.own.customer,
    hasQuote: start?.own.quote,
  };
  const now = Date.now();
  const { licenseExpiration } = user;
  const licence = licenceWords(licenseExpiration, now);
  return (
    <>
      <PageHead
        title={`${greeting(romeHour(now))}, ${user.firstName}`}
        note={`${formatWeekday(now)}${licence}`}
      />
      {user.companyKind === 'supplier' ? (
        <SupplierStart />
      ) : (
        <div className={classes.layout}>
          <GuidedStartPanel facts={facts}>
            {start && mayLoadSamples(user) ? <SampleData start={start} /> : null}
          </GuidedStartPanel>
          <div className={classes.side}>
            <section className={`${classes.panel} ${classes.box}`}>
              <h2 className={classes.boxTitle}>Hai già un foglio Excel?</h2>
              <p className={classes.boxText}>
                Carica i tuoi clienti: vedi ogni riga prima di salvare, e nulla si salva finché non confermi.
                Materiali, lavorazioni, costi e macchine hanno lo stesso menu «Excel».
              </p>
              <p className={classes.boxText}>
                <Link to="/customers/importa">Importa i clienti</Link>
              </p>
            </section>
          </div>
        </div>
      )}
    </>
  );
}
