/** The page itself, photographed by `npm run screenshots -- --landing`; a phone gets the picture of a phone. */
export const ProductPicture = () => (
  <figure className="product" data-reveal>
    <picture>
      <source
        media="(max-width: 720px)"
        type="image/avif"
        srcSet="/product/quote-phone.avif"
        width="390"
        height="844"
      />
      <source
        media="(max-width: 720px)"
        type="image/webp"
        srcSet="/product/quote-phone.webp"
        width="390"
        height="844"
      />
      <source type="image/avif" srcSet="/product/quote.avif" width="1440" height="900" />
      <img
        src="/product/quote.webp"
        width="1440"
        height="900"
        loading="lazy"
        decoding="async"
        alt="Un preventivo in Truciolo: le posizioni, il grezzo, il ciclo di lavoro e il prezzo per ogni quantità"
      />
    </picture>
    <figcaption>La pagina del preventivo, com’è: il prezzo cambia mentre scrivi.</figcaption>
  </figure>
);
