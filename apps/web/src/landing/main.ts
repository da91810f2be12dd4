import './styles/site.css';
import { showDecimalCommas } from './behaviour/decimal-commas.ts';
import { bindDemoDialog } from './behaviour/demo-dialog.ts';
import { keepOneQuestionOpen } from './behaviour/one-question-open.ts';
import { openTerms } from './behaviour/open-terms.ts';
import { revealOnScroll } from './behaviour/reveal-on-scroll.ts';
import { startConsent } from './consent/start-consent.ts';

// A returning user gets the app instead of the page; see boot.ts.
if (!document.documentElement.classList.contains('app')) {
  openTerms();
  showDecimalCommas();
  keepOneQuestionOpen();
  bindDemoDialog();
  revealOnScroll();
  startConsent();
}
