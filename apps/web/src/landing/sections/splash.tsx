import { Mark } from '../drawings/logo.tsx';

/** Shown to a logged-in user at `/` instead of the page, until the app mounts in the same place. */
export const Splash = () => (
  <div id="root">
    <div className="splash" role="status">
      <Mark size={72} />
      <p>prepariamo la magia</p>
    </div>
  </div>
);
