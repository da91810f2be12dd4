import { Checkbox, Group, Radio } from '@mantine/core';
import { priceModes, shopProcesses } from '@truciolo/contract';
import { fromEuro, inEuro, money } from '@truciolo/money';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { fieldLabels, priceModeWords, processNames } from '../settings-words.ts';
import type { SettingsForm } from '../use-settings.ts';
import classes from './shop-settings.module.css';

/** The readers of the price, the way it is made, and the limits beyond which it comes with the offer. */
export function PriceSection({ form }: { readonly form: SettingsForm }) {
  const { values, setFieldValue, getInputProps } = form;
  return (
    <Panel
      title="Prezzo indicativo"
      note="dalle tue macchine, tariffe e regole; costi e margini non escono mai"
    >
      <div className={classes.fields}>
        <Radio.Group label={fieldLabels.priceMode} {...getInputProps('priceMode')}>
          <Group gap="md" mt={4}>
            {priceModes.map((mode) => (
              <Radio key={mode} value={mode} label={priceModeWords[mode]} />
            ))}
          </Group>
        </Radio.Group>
        <div className={classes.row}>
          <NumberField
            label={fieldLabels.margin}
            description="Vuoto: quello dell’azienda."
            unit="%"
            decimals={1}
            min={0}
            max={95}
            value={values.margin}
            onChange={(margin) => setFieldValue('margin', margin)}
          />
          <NumberField
            label={fieldLabels.minimumOrder}
            description="Sotto, il prezzo arriva con l’offerta."
            unit="€"
            decimals={2}
            min={0}
            value={inEuro(values.minimumOrder)}
            onChange={(euro) => euro !== null && setFieldValue('minimumOrder', money(fromEuro(euro)))}
          />
        </div>
        <Checkbox.Group label={fieldLabels.processes} {...getInputProps('processes')}>
          <Group gap="md" mt={4}>
            {shopProcesses.map((process) => (
              <Checkbox key={process} value={process} label={processNames[process]} />
            ))}
          </Group>
        </Checkbox.Group>
        <div className={classes.row}>
          <NumberField
            label={fieldLabels.longestSide}
            unit="mm"
            decimals={0}
            min={0}
            max={20_000}
            value={values.longestSide}
            onChange={(side) => side !== null && setFieldValue('longestSide', side)}
          />
          <NumberField
            label={fieldLabels.largestQuantity}
            unit="pz"
            decimals={0}
            min={1}
            max={1_000_000}
            value={values.largestQuantity}
            onChange={(count) => count !== null && setFieldValue('largestQuantity', count)}
          />
          <NumberField
            label={fieldLabels.widestBand}
            unit="± %"
            decimals={0}
            min={5}
            max={100}
            value={values.widestBand}
            onChange={(band) => band !== null && setFieldValue('widestBand', band)}
          />
        </div>
      </div>
    </Panel>
  );
}
