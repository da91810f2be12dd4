import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ShopLanguage } from '@truciolo/contract';
import { type ReactNode, useContext } from 'react';
import { Mark } from '../../../components/mark.tsx';
import { accentStyle } from '../accent.ts';
import { callAddress } from '../call-address.ts';
import { SiteContext } from '../site-context.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './shop-frame.module.css';

interface FramedShop {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly colour: string;
  readonly logoUrl: string | null;
  readonly tagline?: string;
  readonly town?: string;
  readonly vatNumber?: string;
  readonly website?: string;
}

interface ShopFrameProps {
  readonly shop: FramedShop;
  readonly languages: readonly ShopLanguage[];
  readonly onLanguage: (language: ShopLanguage) => void;
  readonly children: ReactNode;
}

/** Head and foot of the shop's own pages: its name, its colours and its contacts; ours only in the foot. */
export function ShopFrame({ shop, languages, onLanguage, children }: ShopFrameProps) {
  const { language, words } = useWords();
  const site = useContext(SiteContext);
  const { name, tagline = '', town = '', phone, email, logoUrl } = shop;
  return (
    <div className={classes.page} style={accentStyle(shop.colour)}>
      <header className={classes.top}>
        <div className={classes.wrap}>
          {logoUrl ? <img className={classes.logo} src={`${site.apiBase}${logoUrl}`} alt="" /> : null}
          <div className={classes.name}>
            <b>{name}</b>
            {tagline ? <small className={classes.tagline}>{tagline}</small> : null}
            {town || tagline ? <small className={classes.place}>{town || tagline}</small> : null}
          </div>
          <div className={classes.contacts}>
            {town ? (
              <span>
                <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
                {town}
              </span>
            ) : null}
            {phone ? (
              <a href={callAddress(phone)} aria-label={`${words.call} ${phone}`}>
                <IconPhone size={16} stroke={1.6} aria-hidden="true" />
                <span>{phone}</span>
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`} className={classes.mail}>
                <IconMail size={16} stroke={1.6} aria-hidden="true" />
                <span>{email}</span>
              </a>
            ) : null}
          </div>
          {languages.length > 1 ? (
            <select
              className={classes.language}
              aria-label={words.language}
              value={language}
              onChange={({ currentTarget }) => onLanguage(currentTarget.value as ShopLanguage)}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {one.toUpperCase()}
                </option>
              ))}
            </select>
          ) : null}
          {languages.length > 1 ? (
            <fieldset className={classes.languages}>
              <legend className={classes.unseen}>{words.language}</legend>
              {languages.map((one) => (
                <button
                  key={one}
                  type="button"
                  lang={one}
                  aria-pressed={one === language}
                  onClick={() => onLanguage(one)}
                >
                  {one.toUpperCase()}
                </button>
              ))}
            </fieldset>
          ) : null}
        </div>
      </header>
      {children}
      <footer className={classes.foot}>
        <div className={classes.wrap}>
          <span>
            {name}
            {shop.vatNumber ? ` · ${words.vatShort} ${shop.vatNumber}` : ''}
          </span>
          {shop.website ? (
            <a href={shop.website} target="_blank" rel="noopener">
              {shop.website.replace(/^https?:\/\//, '')}
            </a>
          ) : null}
          <a className={classes.made} href={site.publicUrl} target="_blank" rel="noopener">
            <Mark size={16} strokeWidth={2.6} />
            {words.madeWith}
          </a>
        </div>
      </footer>
    </div>
  );
}
