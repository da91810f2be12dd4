/** Made by `npm run demo-video` from the running product. */
export const demoFiles = {
  webm: '/demo/truciolo.webm',
  mp4: '/demo/truciolo.mp4',
  captions: '/demo/truciolo.vtt',
  poster: '/demo/poster.webp',
} as const;

/** Nothing of it is fetched before it is opened: no `poster`, no preload and no captions until then. */
export const DemoDialog = () => (
  <dialog id="demo" className="demo" aria-labelledby="demo-title">
    <div className="demo-head">
      <h2 id="demo-title">Truciolo in pratica</h2>
      <button type="button" className="close" data-close-demo aria-label="Chiudi">
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M3.5 3.5l11 11M14.5 3.5l-11 11"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
    <video controls playsInline preload="none" width="1280" height="720" data-poster={demoFiles.poster}>
      <source src={demoFiles.webm} type="video/webm" />
      <source src={demoFiles.mp4} type="video/mp4" />
      <track kind="captions" srcLang="it" label="Italiano" src={demoFiles.captions} />
    </video>
    <div className="demo-foot">
      <p>Registrato dal prodotto, senza ritocchi.</p>
      <a className="btn go sm" href="/register">
        Inizia gratuitamente
      </a>
    </div>
  </dialog>
);
