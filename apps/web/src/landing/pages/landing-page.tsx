import { Benefits } from '../sections/benefits.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { DemoDialog } from '../sections/demo-dialog.tsx';
import { FinalCall } from '../sections/final-call.tsx';
import { Footer } from '../sections/footer.tsx';
import { Hero } from '../sections/hero.tsx';
import { PriceExplained } from '../sections/price-explained.tsx';
import { Questions } from '../sections/questions.tsx';
import { Splash } from '../sections/splash.tsx';
import { TopBar } from '../sections/top-bar.tsx';

export const LandingPage = () => (
  <>
    <Splash />
    <div className="site" id="site-page">
      <a className="skip" href="#main">
        Vai al contenuto
      </a>
      <TopBar />
      <main id="main">
        <Hero />
        <Benefits />
        <Comparison />
        <PriceExplained />
        <Questions />
        <FinalCall />
      </main>
      <Footer />
      <DemoDialog />
    </div>
  </>
);
