import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: '{city} – as tuas tarefas:',
    payout: '{city}: os pagamentos são semanais.',
    signUp: 'Regista-te na {partner} e escolhe {city} como a tua cidade.',
    firstJob: 'Escolhe o teu primeiro trabalho na cidade e começa.',
    alwaysNeeded: 'Tens pelo menos 18 anos e autorização para trabalhar no país.',
    fees: {
      none: '{city}: trabalhar com a {partner} não tem custos.',
      commission:
        '{city}: a {partner} fica com uma comissão de cada trabalho terminado; o registo é gratuito.',
    },
    bonus: {
      none: '{city}: de momento não há bónus de entrada.',
      firstJobs: '{city}: quem começa recebe um bónus depois dos primeiros 20 trabalhos.',
      referral:
        '{city}: traz outra pessoa e recebem um bónus, tu e ela, depois dos primeiros cinco trabalhos dela.',
    },
    overviewEnd: 'És tu que decides quando trabalhas.',
    header: '{title} com a {partner}: {city}',
    seoTitle: '{title}: {city} | {partner}',
    seoDescription:
      '{title} com a {partner} – {city}: quanto ganhas, do que precisas, quanto custa e como te candidatas.',
    keywords: 'trabalho extra {city}, trabalho por app {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Estafeta de bicicleta',
      card: '{city}: entrega refeições e compras de bicicleta. Com a {partner} escolhes os turnos com uma semana de antecedência.',
      earnings: 'Recebes por pedido e por quilómetro. As gorjetas são tuas.',
      intro:
        'A {partner} leva refeições de restaurantes e compras de lojas até à porta. Usas a tua bicicleta ou alugas uma.',
      tasks: [
        'Recolher pedidos nos restaurantes',
        'Ir até ao cliente pelo caminho sugerido',
        'Entregar o pedido e confirmá-lo na app',
      ],
      check: 'Envia o teu documento de identificação e levanta a mochila de entregas.',
      needs: [
        'Tens um telemóvel com dados móveis.',
        'Tens uma bicicleta em bom estado ou alugas uma.',
        'Sentes-te à vontade no trânsito.',
      ],
      expenses: 'Conta com reparações da bicicleta, roupa para a chuva e dados móveis.',
      overview: '{city}: há mais entregas ao almoço e à noite. Os pedidos chegam pela app da {partner}.',
      keywords: 'estafeta, entrega de comida, entregas de bicicleta',
    },
    'car-delivery': {
      title: 'Distribuidor/a de encomendas',
      card: '{city}: leva encomendas aos destinatários, de carro ou carrinha. Com a {partner} reservas rotas de meio dia.',
      earnings: 'Recebes um valor fixo por rota e uma ajuda para o combustível.',
      intro: 'A {partner} faz entregas para lojas online. A tua rota está pronta antes de saíres do armazém.',
      tasks: [
        'Carregar as encomendas no armazém',
        'Entregá-las pela ordem prevista',
        'Devolver o que não foi possível entregar',
      ],
      check: 'Envia a tua carta de condução para verificação e vê a formação de segurança.',
      needs: [
        'Tens carta de condução há pelo menos um ano.',
        'Consegues levantar encomendas até 20 kg.',
        'Tens carro ou alugas uma carrinha.',
      ],
      expenses: 'Com o teu carro pagas combustível, estacionamento e desgaste.',
      overview: '{city}: uma rota dura cerca de quatro horas. Vês o valor antes de aceitares.',
      keywords: 'distribuidor, motorista de entregas, carrinha',
    },
    ridesharing: {
      title: 'Motorista TVDE',
      card: '{city}: leva passageiros no teu carro ou num alugado. A {partner} arranja-te as viagens.',
      earnings: 'Recebes pela distância e pelo tempo, com um extra nas horas de ponta.',
      intro: 'Os passageiros reservam com a {partner} e tu leva-los ao destino. O pagamento é feito na app.',
      tasks: [
        'Aceitar viagens na app',
        'Levar os passageiros em segurança',
        'Manter o carro limpo por dentro e por fora',
      ],
      check: 'Envia a carta, o certificado de motorista TVDE e os documentos do carro.',
      needs: [
        'Tens carta e o certificado exigido na tua zona.',
        'Tens o registo criminal limpo.',
        'Lidas bem com as pessoas e conduzes com calma.',
      ],
      expenses: 'Combustível ou carregamento, seguro e lavagens são por tua conta.',
      overview:
        '{city}: há mais reservas de manhã, à noite e ao fim de semana. A {partner} mostra-te onde há mais procura.',
      keywords: 'motorista TVDE, transporte de passageiros, viagens',
    },
    cleaning: {
      title: 'Limpeza de casas e escritórios',
      card: '{city}: limpa casas e escritórios. Com a {partner} defines tu o horário e o preço.',
      earnings: 'Defines o teu preço à hora e recebes depois de cada visita.',
      intro:
        'A {partner} encontra clientes regulares perto de ti. Muitos chamam a mesma pessoa todas as semanas.',
      tasks: [
        'Limpar cozinhas, casas de banho e chão',
        'Limpar o pó e arrumar',
        'Combinar pedidos especiais com o cliente',
      ],
      check: 'Preenche o teu perfil e fala um pouco com a equipa ao telefone.',
      needs: [
        'Tens alguma experiência em limpezas.',
        'Trabalhas com cuidado e pontualidade.',
        'Tens um telemóvel.',
      ],
      expenses: 'O cliente costuma ter os produtos; tu pagas a deslocação.',
      overview:
        '{city}: procura-se ajuda em casa todo o ano. A maioria das visitas dura de duas a quatro horas.',
      keywords: 'limpezas, serviço doméstico, limpeza à hora',
    },
    babysitting: {
      title: 'Babysitter',
      card: '{city}: toma conta de crianças. Na {partner}, os pais escrevem-te diretamente.',
      earnings: 'Combinas um preço à hora com a família e recebes depois de cada noite.',
      intro:
        'As famílias procuram alguém de confiança para tardes, noites ou fins de semana. Conhecem-se antes da primeira vez.',
      tasks: ['Brincar, ler e fazer trabalhos manuais', 'Preparar refeições simples', 'Deitar as crianças'],
      check: 'Junta uma referência e confirma a tua identidade.',
      needs: [
        'Gostas de estar com crianças e tens experiência.',
        'Podes mostrar o registo criminal.',
        'Um curso de primeiros socorros pediátricos é uma vantagem.',
      ],
      expenses: 'Além da deslocação, quase não há custos.',
      overview:
        '{city}: as famílias encontram na {partner} babysitters por perto. Decides tu que pedidos aceitas.',
      keywords: 'babysitter, cuidar de crianças, ama',
    },
    'pet-care': {
      title: 'Passeador/a de cães e cuidador/a de animais',
      card: '{city}: passeia cães e cuida de gatos. A {partner} põe-te em contacto com donos por perto.',
      earnings: 'Recebes por passeio ou por noite.',
      intro:
        'Os donos chamam-te para passear os animais ou dar-lhes de comer, ou quando vão de férias. Conheces primeiro cada animal.',
      tasks: [
        'Passear cães, sozinhos ou em pequenos grupos',
        'Dar de comer e brincar',
        'Enviar ao dono uma fotografia e uma mensagem',
      ],
      check: 'Fala da tua experiência e combina um passeio de teste.',
      needs: [
        'Tens jeito para animais.',
        'Sais à rua com qualquer tempo.',
        'Cumpres os horários combinados.',
      ],
      expenses: 'Conta com trelas, sacos e um seguro de responsabilidade civil.',
      overview: '{city}: há mais procura à hora de almoço e nas férias escolares. Muitos donos voltam.',
      keywords: 'passeador de cães, cuidador de animais, trabalho com animais',
    },
    tutoring: {
      title: 'Explicador/a',
      card: '{city}: ajuda alunos a matemática, línguas ou ciências. A {partner} trata das marcações e dos pagamentos.',
      earnings: 'Recebes por aula, mais com alunos mais velhos.',
      intro:
        'Dás aulas em casa do aluno ou online. A {partner} sugere-te alunos que combinam com as tuas disciplinas.',
      tasks: ['Preparar e dar aulas', 'Rever trabalhos de casa e testes', 'Manter os pais informados'],
      check: 'Envia o teu último diploma e dá uma pequena aula de teste.',
      needs: [
        'Sabes bem pelo menos uma disciplina.',
        'Explicas com paciência.',
        'Tens duas tardes livres por semana.',
      ],
      expenses: 'Podes precisar de livros, fotocópias e um passe.',
      overview: '{city}: procura-se ajuda sobretudo antes dos testes. As aulas duram 45 ou 90 minutos.',
      keywords: 'explicador, explicações, apoio ao estudo',
    },
    handyman: {
      title: 'Faz-tudo e ajuda em mudanças',
      card: '{city}: monta móveis, pendura candeeiros e ajuda em mudanças. A {partner} envia-te trabalhos por perto.',
      earnings: 'Recebes à hora ou a preço fixo.',
      intro:
        'Os clientes descrevem o que há a fazer e tu propões um preço. Uma pequena reparação leva uma hora, uma mudança meio dia.',
      tasks: [
        'Montar e reparar móveis',
        'Carregar caixas e a carrinha',
        'Fazer pequenos trabalhos como furar ou pintar',
      ],
      check: 'Descreve o que sabes fazer e junta fotografias de trabalhos feitos.',
      needs: ['Tens jeito de mãos.', 'Tens ferramentas básicas.', 'Consegues levantar pesos em segurança.'],
      expenses: 'Ferramentas, roupa de trabalho e às vezes combustível são por tua conta.',
      overview: '{city}: há mais mudanças no fim do mês. As reparações são pedidas todo o ano.',
      keywords: 'faz-tudo, mudanças, montagem de móveis',
    },
    'mystery-shopping': {
      title: 'Cliente mistério',
      card: '{city}: visita lojas e restaurantes e conta o que vês. A {partner} paga cada visita.',
      earnings: 'Recebes um valor por visita e as compras são reembolsadas até um limite.',
      intro:
        'As empresas querem saber como são tratados os clientes. Vais lá como qualquer pessoa e depois respondes a um questionário.',
      tasks: ['Ler as instruções', 'Visitar a loja sem dar nas vistas', 'Preencher o relatório no mesmo dia'],
      check: 'Faz um pequeno teste de observação e escrita.',
      needs: ['Reparas nos pormenores.', 'Escreves com clareza.', 'Tens um telemóvel com câmara.'],
      expenses: 'Pagas as compras primeiro e recebes o dinheiro mais tarde.',
      overview: '{city}: todas as semanas há novas visitas. Uma visita com relatório leva cerca de uma hora.',
      keywords: 'cliente mistério, compra de teste, visita a lojas',
    },
    crowdtesting: {
      title: 'Tester de apps e inquéritos',
      card: '{city}: testa apps e sites e responde a inquéritos, em casa ou onde estiveres. A {partner} convida-te para testes à tua medida.',
      earnings: 'Recebes por teste e por cada erro confirmado.',
      intro:
        'Na {partner}, pessoas reais experimentam produtos antes do lançamento. Dizes o que funciona e o que não funciona.',
      tasks: [
        'Seguir um plano de teste',
        'Descrever erros com capturas de ecrã',
        'Responder a perguntas sobre a tua experiência',
      ],
      check: 'Junta os teus aparelhos ao perfil e faz um teste de treino.',
      needs: [
        'Tens um telemóvel ou um computador.',
        'Descreves os problemas de forma clara.',
        'Guardas para ti o que ainda não foi lançado.',
      ],
      expenses: 'Usas os teus aparelhos e a tua ligação à internet.',
      overview:
        '{city}: muitos fazem isto a par dos estudos ou de outro emprego. Um teste leva de dez minutos a duas horas.',
      keywords: 'tester de apps, testes pagos, inquéritos pagos',
    },
    hospitality: {
      title: 'Empregado/a de mesa e ajuda em eventos',
      card: '{city}: serve em restaurantes, feiras e festas. A {partner} oferece turnos avulsos.',
      earnings: 'Recebes à hora, com suplementos à noite e ao domingo.',
      intro:
        'Restaurantes e empresas de catering procuram reforços através da {partner}. Vês local, horário e valor antes de aceitares.',
      tasks: ['Pôr mesas e servir', 'Preparar bebidas', 'Arrumar tudo no fim do evento'],
      check: 'Vem a uma curta apresentação e traz o certificado de higiene.',
      needs: [
        'Tratas bem os clientes.',
        'Aguentas várias horas de pé.',
        'Tens calças pretas e camisa branca.',
      ],
      expenses: 'Compras tu a roupa de trabalho; as refeições costumam ser grátis.',
      overview:
        '{city}: a maioria dos turnos é à sexta e ao sábado. As feiras dão trabalho também durante a semana.',
      keywords: 'empregado de mesa, eventos, catering',
    },
    retail: {
      title: 'Ajudante de loja e promotor/a',
      card: '{city}: repõe prateleiras, trabalha na caixa ou apresenta produtos. A {partner} precisa de ajuda em dias avulsos.',
      earnings: 'Recebes à hora; nas ações promocionais há muitas vezes um prémio de vendas.',
      intro:
        'As lojas precisam de ajuda antes das festas e ao fim de semana. A {partner} envia-te para lojas perto de casa.',
      tasks: [
        'Repor prateleiras e arrumar produtos',
        'Aconselhar clientes',
        'Distribuir amostras e folhetos',
      ],
      check: 'Escolhe os teus dias e recebe as instruções por telefone.',
      needs: ['Gostas de falar com pessoas.', 'Chegas a horas.', 'Tens alguns sábados livres.'],
      expenses: 'Pagas a deslocação; a roupa de trabalho é fornecida.',
      overview:
        '{city}: as lojas pedem ajuda em cima da hora. Podes trabalhar um só dia ou todos os sábados.',
      keywords: 'ajudante de loja, promotor, reposição',
    },
    translation: {
      title: 'Tradutor/a independente',
      card: '{city}: traduz textos a partir de casa. A {partner} oferece-te trabalhos que combinam com as tuas línguas.',
      earnings: 'Recebes por palavra, mais por textos técnicos.',
      intro:
        'A {partner} traduz manuais, páginas de lojas e cartas. Escolhes os trabalhos e os prazos que te convêm.',
      tasks: [
        'Traduzir textos para a tua língua materna',
        'Rever o trabalho de outros',
        'Respeitar os glossários',
      ],
      check: 'Entrega uma pequena tradução de teste.',
      needs: ['Dominas duas línguas.', 'Escreves sem erros.', 'Tens um computador e cumpres prazos.'],
      expenses: 'Alguns programas e dicionários são pagos, muitos são grátis.',
      overview:
        '{city} ou outro lugar: trabalhas onde quiseres. A maioria dos trabalhos tem entre 300 e 3000 palavras.',
      keywords: 'tradutor, independente, trabalho remoto',
    },
  },
);
