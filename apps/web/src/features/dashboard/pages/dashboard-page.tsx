import type { SessionUser } from '@truciolo/contract';
import { Link } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { formatDate, formatWeekday, romeHour } from '../../../lib/format/dates.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import classes from '../components/guided-start.module.css';
import { GuidedStartPanel } from '../components/guided-start-panel.tsx';
import { SupplierStart } from '../components/supplier-start.tsx';
import { greeting } from '../greeting.ts';
import type { StartFacts } from '../guided-start.ts';

interface DashboardPageProps extends StartFacts {
  readonly user: SessionUser;
}

export function DashboardPage({ user, ...facts }: DashboardPageProps) {
  const now = Date.now();
  const { licenseExpiration } = user;
  const runsOrRan = isLicenceExpired(licenseExpiration, now) ? 'scaduta il' : 'fino al';
  const licence = licenseExpiration ? ` · licenza ${runsOrRan} ${formatDate(licenseExpiration)}` : '';
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
          <GuidedStartPanel facts={facts} />
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
