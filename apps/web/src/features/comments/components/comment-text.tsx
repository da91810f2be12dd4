import { type Conversation, cutAtNumbers } from '@truciolo/contract';
import { Link } from 'react-router';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { pages } from '../../../lib/pages.ts';
import classes from './comments.module.css';

const rooms = { quote: pages.quoteTools, job: JOBS_PATH } as const;

interface CommentTextProps {
  readonly text: string;
  readonly links: Conversation['links'];
}

/** The text of a comment; the number of a quote or of a job is a link. */
export function CommentText({ text, links }: CommentTextProps) {
  let place = 0;
  return (
    <p className={classes.text}>
      {cutAtNumbers(text).map((part) => {
        const key = place;
        place += part.text.length;
        const link = part.isNumber ? links.find(({ number }) => number === part.text) : undefined;
        return link ? (
          <Link key={key} className={classes.link} to={`${rooms[link.of]}/${link.guid}`}>
            {part.text}
          </Link>
        ) : (
          part.text
        );
      })}
    </p>
  );
}
