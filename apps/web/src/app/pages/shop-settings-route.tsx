import { ShopPreview } from '../../features/shop-page/components/shop-preview.tsx';
import { ShopSettingsPage } from '../../features/shop-settings/pages/shop-settings-page.tsx';

/** The settings of the page for buyers, with the page itself in small. */
export const ShopSettingsRoute = () => <ShopSettingsPage preview={(shop) => <ShopPreview shop={shop} />} />;
