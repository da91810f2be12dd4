interface Place {
  /** Address of the API, whole: `https://officina.example.it/api`. */
  readonly base: string;
  readonly key: string;
}

const address = ({ base }: Place) => `${base}/mcp`;

/** Connectors of claude.ai and ChatGPT take the address alone: they ask for consent (OAuth). */
export const connectorExample = (place: Place): string => address(place);

/** Claude Code, in a terminal. */
export const claudeCodeExample = (place: Place): string =>
  `claude mcp add --transport http --header "Authorization: Bearer ${place.key}" truciolo ${address(place)}`;

/** Claude Desktop starts a program: the `truciolo` command relays to the server. */
export const claudeDesktopExample = (place: Place): string =>
  JSON.stringify(
    {
      mcpServers: {
        truciolo: {
          command: 'truciolo',
          args: ['mcp', '--url', address(place)],
          env: { TRUCIOLO_KEY: place.key },
        },
      },
    },
    null,
    2,
  );

/** VS Code, Cursor and others that take an address with headers. */
export const editorExample = (place: Place): string =>
  JSON.stringify(
    {
      servers: {
        truciolo: {
          type: 'http',
          url: address(place),
          headers: { Authorization: `Bearer ${place.key}` },
        },
      },
    },
    null,
    2,
  );

/** OpenAI's models by their API. */
export const openAiExample = (place: Place): string =>
  `curl https://api.openai.com/v1/responses \\
  --header "Authorization: Bearer $OPENAI_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{
    "model": "gpt-5",
    "tools": [{
      "type": "mcp",
      "server_label": "truciolo",
      "server_url": "${address(place)}",
      "authorization": "${place.key}",
      "require_approval": "always"
    }],
    "input": "Prepara un preventivo per 50 perni come quello di marzo."
  }'`;
