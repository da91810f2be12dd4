import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { CutDrawing } from '../../components/states/cut-drawing.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { Tag } from '../../components/tags/pill.tsx';
import { type UpcomingKey, upcomingPages } from './upcoming.data.ts';
import classes from './upcoming-page.module.css';

/** The component of a page that is not built yet: says so, says what it will do, links to what works. */
export const upcomingPage = (key: UpcomingKey): ComponentType => {
  const { title, will, meanwhile } = upcomingPages[key];
  return function UpcomingPage() {
    return (
      <>
        <PageHead title={title} tools={<Tag tone="warn">in lavorazione</Tag>} />
        <EmptyState
          picture={<CutDrawing />}
          text={
            <>
              <strong className={classes.lead}>Questa pagina è in lavorazione</strong>
              {will}
            </>
          }
          action={
            <Button component={Link} to={meanwhile.to}>
              {meanwhile.label}
            </Button>
          }
        />
      </>
    );
  };
};
