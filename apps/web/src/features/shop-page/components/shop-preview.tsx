import type { ShopPageView } from '@truciolo/contract';
import { LanguageContext, useWords } from '../words/shop-words.ts';
import cart from './cart.module.css';
import { Field } from './fields.tsx';
import forms from './forms.module.css';
import { Hero } from './hero.tsx';
import desk from './request-desk.module.css';
import { ShopFrame } from './shop-frame.tsx';
import classes from './shop-preview.module.css';

const nothing = () => {};
/** Names of a long list that are shown. */
const SHOWN = 6;

function Choices({ shop }: { readonly shop: ShopPageView }) {
  const { words } = useWords();
  const some = (names: readonly string[]): string =>
    [...names.slice(0, SHOWN), ...(names.length > SHOWN ? [words.andOthers(names.length - SHOWN)] : [])].join(
      ', ',
    );
  return (
    <div className={desk.empty}>
      <b>{words.drop}</b>
      <p>
        {words.material}: {some(shop.materials.map(({ name }) => name))}
      </p>
      {shop.treatments.length > 0 ? (
        <p>
          {words.treatment}: {some(shop.treatments)}
        </p>
      ) : null}
      <p>{words.filesStayText(shop.retentionMonths)}</p>
    </div>
  );
}

/** The form with its labels and empty fields. */
function Form() {
  const { words } = useWords();
  return (
    <aside className={cart.cart}>
      <div className={cart.head}>
        <h2>{words.yourRequest}</h2>
      </div>
      <div className={cart.form}>
        {[words.name, words.company, words.vat, words.email, words.wantedBy].map((label) => (
          <Field key={label} label={label}>
            {(own) => <input {...own} readOnly />}
          </Field>
        ))}
        <span className={`${forms.primary} ${cart.wide}`}>{words.send}</span>
        <p className={`${cart.note} ${cart.wide}`}>{words.noObligation}</p>
      </div>
    </aside>
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
              <div className={classes.columns}>
                <Choices shop={shop} />
                <Form />
              </div>
            </div>
          </ShopFrame>
        </div>
      </div>
    </LanguageContext>
  );
}
