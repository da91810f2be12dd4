import type { ShopPageView } from '@truciolo/contract';
import { LanguageContext, useWords } from '../words/shop-words.ts';
import { Hero } from './hero.tsx';
import desk from './request-desk.module.css';
import { ShopFrame } from './shop-frame.tsx';
import classes from './shop-preview.module.css';

const nothing = () => {};

function Choices({ shop }: { readonly shop: ShopPageView }) {
  const { words } = useWords();
  return (
    <div className={desk.empty}>
      <b>{words.drop}</b>
      <p>
        {words.material}: {shop.materials.map(({ name }) => name).join(', ')}
      </p>
      {shop.treatments.length > 0 ? (
        <p>
          {words.treatment}: {shop.treatments.join(', ')}
        </p>
      ) : null}
      <p>{words.filesStayText(shop.retentionMonths)}</p>
    </div>
  );
}

/** The beginning of the page in small, as its settings stand; nothing in it can be pressed. */
export function ShopPreview({ shop }: { readonly shop: ShopPageView }) {
  return (
    <LanguageContext value={shop.languages[0] ?? 'it'}>
      <div className={classes.window} inert>
        <div className={classes.page}>
          <ShopFrame shop={shop} languages={shop.languages} onLanguage={nothing}>
            <div className={desk.desk}>
              <Hero shop={shop} hasPrices={shop.prices === 'range'} />
              <Choices shop={shop} />
            </div>
          </ShopFrame>
        </div>
      </div>
    </LanguageContext>
  );
}
