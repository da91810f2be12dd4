import { HOOK_SIGNATURE } from './hook-events.ts';

interface Secret {
  readonly secret: string;
}

/** A receiver for Python 3, without packages. */
export const pythonReceiverExample = ({ secret }: Secret): string =>
  `import hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SEGRETO = os.environ.get("TRUCIOLO_SECRET", "${secret}")


def firma_valida(intestazione, corpo):
    parti = [parte.split("=", 1) for parte in (intestazione or "").split(",") if "=" in parte]
    tempo = next((valore for nome, valore in parti if nome == "t"), "")
    # Più vecchia di cinque minuti: qualcuno la sta ripetendo.
    if not tempo.isdigit() or abs(time.time() - int(tempo)) > 300:
        return False
    attesa = hmac.new(SEGRETO.encode(), f"{tempo}.".encode() + corpo, hashlib.sha256).hexdigest()
    # Dopo un cambio di segreto arrivano due firme: ne basta una valida.
    return any(nome == "v1" and hmac.compare_digest(valore, attesa) for nome, valore in parti)


class Ricevitore(BaseHTTPRequestHandler):
    def do_POST(self):
        corpo = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        valida = firma_valida(self.headers.get("${HOOK_SIGNATURE}"), corpo)
        self.send_response(204 if valida else 401)
        self.end_headers()
        if valida:
            evento = json.loads(corpo)
            print(evento["event"], json.dumps(evento["data"]), flush=True)

    def log_message(self, *args):
        pass


porta = int(os.environ.get("PORT", "8080"))
ascolto = HTTPServer(("127.0.0.1", porta), Ricevitore)
print("In ascolto sulla porta", porta, flush=True)
ascolto.serve_forever()
`;

/** Checks one call with openssl: the header as argument, the body on standard input. */
export const shellSignatureExample = ({ secret }: Secret): string =>
  `#!/usr/bin/env bash
# Uso: verifica.sh "$INTESTAZIONE" < corpo.json; esce con 0 se la firma vale.
segreto="\${TRUCIOLO_SECRET:-${secret}}"
tempo=$(printf '%s' "$1" | tr ',' '\\n' | sed -n 's/^t=//p')
case "$tempo" in ''|*[!0-9]*) exit 1 ;; esac
# Più vecchia di cinque minuti: qualcuno la sta ripetendo.
eta=$(( $(date +%s) - tempo ))
[ "\${eta#-}" -le 300 ] || exit 1
attesa=$( { printf '%s.' "$tempo"; cat; } | openssl dgst -sha256 -hmac "$segreto" | sed 's/^.*= *//')
# Dopo un cambio di segreto arrivano due firme: ne basta una valida.
printf '%s' "$1" | tr ',' '\\n' | grep -qxF "v1=$attesa"
`;
