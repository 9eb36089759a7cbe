import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'o-teu-primeiro-trabalho-extra',
    title: 'O teu primeiro trabalho extra: como começar',
    excerpt: 'Em que pensar antes de te registares e o que esperar da primeira semana.',
    lead: 'Um trabalho extra encontra-se depressa. Vale a pena pensar um pouco antes, para que caiba mesmo na tua semana.',
    heading: 'Antes de te registares',
    middle: 'Tira meia hora e escreve o que é importante para ti. Depois compara duas ou três ofertas.',
    items: [
      'Quantas horas tens por semana?',
      'O que precisas de ter ou de comprar?',
      'Como e quando te pagam?',
    ],
    closing:
      'Começa com pouco na primeira semana. Ficas a conhecer a app, os caminhos e as pessoas, e depois de alguns turnos sabes quanto rende mesmo uma hora.',
    end: 'Se não for para ti, experimenta outra coisa. Na maioria das empresas podes sair quando quiseres.',
    media: {
      picture: 'Colinas ao pôr do sol',
      caption: 'Planeia primeiro a tua semana e depois procura um trabalho que caiba nela.',
      watch: 'Para ver',
      watchText: 'Para as pausas entre dois trabalhos: três filmes curtos que não custam nada.',
    },
  }),
  taxes: postText({
    slug: 'impostos-e-trabalhos-extra',
    title: 'Impostos nos trabalhos extra, em poucas palavras',
    excerpt: 'Porque é que deves guardar os papéis desde o primeiro dia e que custos contam.',
    lead: 'O dinheiro de um trabalho extra é rendimento. Se pagas ou não imposto depende de quanto ganhas ao todo e de onde vives.',
    heading: 'Guarda estes papéis',
    middle: 'Basta uma tabela simples. Anota cada pagamento e cada despesa com a data.',
    items: ['Extratos da empresa', 'Recibos de equipamento e reparações', 'Uma lista dos quilómetros feitos'],
    closing: 'Põe de lado uma parte de cada pagamento. Assim, uma carta das finanças não é surpresa.',
    end: 'Em caso de dúvida, pergunta nas finanças ou a um contabilista. Uma pergunta a tempo evita muitos problemas.',
  }),
  'winter-delivery': postText({
    slug: 'entregas-no-inverno',
    title: 'Entregas de bicicleta no inverno',
    excerpt: 'Mãos quentes, boas luzes e alguma paciência para passar os meses frios.',
    lead: 'No inverno há mais pedidos e menos estafetas. Com preparação, os meses frios compensam.',
    heading: 'O que ajuda contra o frio',
    middle: 'Não precisas de roupa cara, mas de várias camadas e de pés secos.',
    items: [
      'Luvas e capas de sapatos impermeáveis',
      'Luzes com a bateria carregada',
      'Pneus com boa aderência',
      'Um termo com chá',
    ],
    closing:
      'Trava mais cedo e faz as curvas devagar. As pontes e as folhas ficam escorregadias muito antes da estrada.',
    end: 'Quando há gelo, deixa a bicicleta em casa. Nenhum pedido vale uma queda.',
  }),
  'city-guide': postText({
    slug: 'guia-de-trabalhos-extra',
    title: 'Trabalhos extra – {city}: um pequeno guia',
    excerpt: '{city}: que trabalhos há, quando há mais que fazer e como começar.',
    lead: '{city}: todos os dias se pedem refeições, se muda de casa e se procuram babysitters. Para tudo isso há trabalhos que podes fazer a par dos estudos ou do emprego.',
    heading: 'Onde procurar',
    middle: 'Começa pelo que já tens e sabes fazer. Nestas áreas é fácil entrar.',
    items: [
      'Entregas, se tens bicicleta',
      'Explicações, se dominas uma disciplina',
      'Eventos, se tens as noites livres',
    ],
    closing:
      'Lê as opiniões de outras pessoas antes de te candidatares. Dizem mais sobre esperas e pagamentos do que qualquer anúncio.',
    end: 'Candidata-te a duas ofertas ao mesmo tempo. Assim ficas com a que responder primeiro.',
  }),
  'student-jobs': postText({
    slug: 'trabalhos-para-estudantes',
    title: 'Trabalhos que combinam com os estudos',
    excerpt: 'Cinco tipos de trabalho que te deixam tempo para aulas e exames.',
    lead: 'Um trabalho durante o curso deve render sem te custar um semestre. O importante é poderes parar antes dos exames.',
    heading: 'O que cabe num horário',
    middle: 'Estes trabalhos fazem-se à noite, ao fim de semana ou entre duas aulas.',
    items: ['Explicações', 'Testar apps', 'Ajudar em eventos', 'Entregas de bicicleta', 'Cuidar de crianças'],
    closing:
      'Vê quanto podes ganhar sem perderes a bolsa ou o seguro. A tua associação de estudantes conhece os limites.',
    end: 'Avisa cedo quando os exames se aproximam. A maioria compreende.',
  }),
  'city-weekend': postText({
    slug: 'trabalhos-de-fim-de-semana',
    title: 'Trabalhos de fim de semana: {city}',
    excerpt: '{city}, de sexta à noite a domingo: onde é precisa ajuda.',
    lead: 'Ao fim de semana, {city} tem outro ritmo: os restaurantes enchem, as famílias saem e há quem mude de casa. É uma boa altura para ganhar algum dinheiro.',
    heading: 'Trabalhos para sábado e domingo',
    middle: 'Podes fazê-los mesmo que não tenhas tempo durante a semana.',
    items: ['Servir em restaurantes', 'Carregar caixas em mudanças', 'Tomar conta de crianças ou cães'],
    closing: 'Muitas empresas pagam mais ao domingo e à noite. Vê quanto se ganha em cada oferta.',
    end: 'Guarda um fim de semana livre por mês. O descanso também conta.',
  }),
  'avoid-scams': postText({
    slug: 'reconhecer-burlas',
    title: 'Como reconhecer uma oferta desonesta',
    excerpt: 'Sinais que te devem pôr de pé atrás e o que podes fazer.',
    lead: 'A maioria das ofertas é séria. Algumas só querem o teu dinheiro ou os teus dados, mas é possível reconhecê-las.',
    heading: 'Tem cuidado quando',
    middle: 'Um só sinal não prova nada. Com dois, é melhor desistir.',
    items: [
      'tens de pagar antes de começar',
      'ninguém te dá uma morada',
      'o pagamento está muito acima do normal',
      'te pedem que reenvies dinheiro ou encomendas',
    ],
    closing:
      'Nunca envies uma cópia do teu documento a alguém que só conheces de um chat. Pede um contrato e lê-o com calma.',
    end: 'Se aconteceu alguma coisa, vai à polícia e escreve-nos. Nós retiraremos a oferta.',
  }),
  'good-profile': postText({
    slug: 'um-bom-perfil',
    title: 'Um perfil que te traz trabalho',
    excerpt: 'Com uma fotografia nítida e três boas frases destacas-te logo.',
    lead: 'Em muitas plataformas, os clientes escolhem uma pessoa e não uma empresa. O teu perfil é então o teu cartão de visita.',
    heading: 'O que deve ter',
    middle: 'Escreve como falas e diz a verdade.',
    items: [
      'Uma fotografia simpática à luz do dia',
      'O que sabes fazer e há quanto tempo',
      'Quando tens tempo',
    ],
    closing: 'Pede uma opinião aos primeiros clientes. Três boas valem mais do que um texto longo.',
    end: 'Revê o teu perfil de vez em quando. O que aprendeste e os novos horários também lá cabem.',
  }),
};
