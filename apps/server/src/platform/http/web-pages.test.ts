import { siteConfig } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { fillPage } from './web-pages.ts';

const site = siteConfig.parse({ companyName: 'Rossi & "Figli" </script>', rating: '4.9' });

describe('texts of the installation in a page', () => {
  it('are escaped as HTML in the page and as JSON in linked data', () => {
    const page = fillPage(
      '<p>{{companyName}}</p><script type="application/ld+json">{"name":"{{companyName}}"}</script>',
      site,
    );
    expect(page).toContain('<p>Rossi &amp; &quot;Figli&quot; &lt;/script&gt;</p>');
    const data = /ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: 'Rossi & "Figli" </script>' });
  });

  it('are sent as a data block that no value can end early', () => {
    const page = fillPage('<!--site-json-->', site);
    const data = /id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data).companyName).toBe('Rossi & "Figli" </script>');
  });

  it('leave an unknown placeholder as it is', () => {
    expect(fillPage('{{nothing}}', site)).toBe('{{nothing}}');
  });
});
