import { RecordSection } from '../../../registry/form/record-section.tsx';

/** The machine's data: first what a price needs, then its limits; figures for NC times are folded. */
export function MachineSheet() {
  return (
    <>
      <RecordSection title="Per il prezzo" fields={['code', 'name', 'kind', 'hourlyRate']} />
      <RecordSection
        title="Corse e limiti"
        note="vuoto: non noto"
        fields={['travel.x', 'travel.y', 'travel.z', 'maxDiameter', 'maxLength', 'maxWeight', 'barFeeder']}
      />
      <RecordSection
        title="Mandrino"
        fields={['spindleMin', 'spindleMax', 'spindlePower', 'spindleTorque']}
      />
      <RecordSection title="Altro" fields={['maker', 'year', 'tags', 'notes']} />
      <RecordSection
        title="Dinamica per il CAM"
        folded
        note="serve ai tempi dei programmi NC"
        fields={[
          'dynamics.rapid.x',
          'dynamics.rapid.y',
          'dynamics.rapid.z',
          'dynamics.acceleration.x',
          'dynamics.acceleration.y',
          'dynamics.acceleration.z',
          'dynamics.jerk',
          'dynamics.cornerTolerance',
          'dynamics.toolChange',
          'dynamics.spindleRamp',
          'dynamics.blockTime',
          'dynamics.rapidMode',
        ]}
      />
      <RecordSection
        title="Assi rotativi"
        folded
        note="quarto e quinto asse, asse C del tornio"
        fields={[
          'dynamics.rotaryRapid.a',
          'dynamics.rotaryRapid.b',
          'dynamics.rotaryRapid.c',
          'dynamics.rotaryAcceleration.a',
          'dynamics.rotaryAcceleration.b',
          'dynamics.rotaryAcceleration.c',
        ]}
      />
      <RecordSection
        title="Punto di riferimento"
        folded
        note="dove va con G28, dallo zero pezzo; vuoto: fine corsa"
        fields={['dynamics.home.x', 'dynamics.home.y', 'dynamics.home.z']}
      />
    </>
  );
}
